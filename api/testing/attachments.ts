import type { NotificationType } from '@wasl/shared/notifications/notifications.ts'
import type { TestApp } from './test-app.ts'

type Mail = { order: { id: string }; user_id: string; type: NotificationType }

/** The names of the documents that an email about a notification of an order carries. */
export async function attachedTo({ shared }: Pick<TestApp, 'shared'>, { order, user_id, type }: Mail): Promise<string[]> {
  const entry = { type, title_ar: 'عنوان', title_en: 'Title', body_ar: 'نص', body_en: 'Text', link: null }
  const documents = await shared.hooks.emailAttachments(shared, { user_id, order_id: order.id, entries: [entry], locale: 'en' })
  return documents.map(({ name }) => name)
}
