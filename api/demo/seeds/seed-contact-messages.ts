import { contactMessages } from '../../messaging/tables/contact.ts'
import type { Ctx } from '../../platform/context.ts'
import { rawDatabase } from '../../platform/db/raw-database.ts'

const messages = [
  {
    name: 'هيفاء الدوسري',
    email: 'haifa@example.com',
    subject: 'إضافة مدينة عنيزة',
    message: 'لا أجد عنيزة بين المدن المخدومة، فمتى تصل خدماتكم إليها؟',
  },
  {
    name: 'Omar Haddad',
    email: 'omar.haddad@example.com',
    subject: 'Invoices for our company',
    message: 'Can our branch in Jeddah have its own commercial registration number on the invoices?',
  },
  { name: 'تركي العمري', email: 'turki@example.com', subject: 'شكر', message: 'تجربة ممتازة مع فني التكييف، وصل في موعده وأتقن عمله.' },
]

/** Inserts messages from the contact page. */
export async function seedContactMessages({ db, clock }: Pick<Ctx, 'db' | 'clock'>): Promise<void> {
  const created_at = clock.now()
  await rawDatabase(db)
    .insert(contactMessages)
    .values(messages.map((message) => ({ ...message, address: '127.0.0.1', created_at })))
}
