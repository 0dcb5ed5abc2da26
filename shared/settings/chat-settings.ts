import * as z from 'zod'
import type { Label } from '../units.ts'
import { numberSettings, settingBase } from './setting-kinds.ts'

const contactOptions = {
  hidden: { en: 'Hidden', ar: 'تُخفى' },
  shown: { en: 'Shown', ar: 'تظهر' },
} as const satisfies Record<string, Label>
export type ChatContacts = keyof typeof contactOptions

/** The settings of chats. */
export const chatSettings = {
  chat_contacts: {
    ...settingBase<ChatContacts>('limits', z.enum(['hidden', 'shown']), 'hidden', [
      { en: 'Contact details in chats before acceptance', ar: 'بيانات التواصل في المحادثة قبل القبول' },
      {
        en: 'Phone numbers, emails and links to messengers, in new messages',
        ar: 'الأرقام والبريد وروابط تطبيقات المراسلة، في الرسائل الجديدة',
      },
    ]),
    kind: 'choice',
    options: contactOptions,
  },
  chat_open_days: numberSettings('limits')(
    'days',
    [0, 3650],
    14,
    { en: 'Chats stay open after the order for', ar: 'بقاء المحادثة مفتوحة بعد انتهاء الطلب' },
    { en: 'They can still be read afterwards', ar: 'تبقى بعدها للقراءة فقط' },
  ),
} as const
