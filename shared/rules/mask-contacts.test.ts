import { expect, test } from 'vitest'
import { maskContacts } from './mask-contacts.ts'

const mask = '••••••'

test.each([
  'اتصل على 0551234567',
  'رقمي ٠٥٥١٢٣٤٥٦٧',
  'رقمي ۰۵۵۱۲۳۴۵۶۷',
  '055 123 4567',
  '0 5 5 1 2 3 4 5 6 7',
  '055-123-4567',
  '(055) 123.4567',
  '+966 55 123 4567',
  '00966551234567',
  '966551234567',
  '٥٥ ١٢٣ ٤٥٦٧',
  '011 465 1234',
  '920012345',
  '+44 20 7946 0958',
  'الدور 12 0551234567',
  'mona@example.com',
  'mona.h @ example.com',
  'mona [at] example.com',
  'https://wa.me/966551234567',
  'wa.me/abc',
  't.me/mona',
  'https://api.whatsapp.com/send?phone=1',
  'instagram.com/mona',
  'snapchat.com/add/mona',
])('hides the contact in «%s»', (text) => {
  const masked = maskContacts(text)
  expect(masked).toContain(mask)
  expect(masked).not.toMatch(/mona|4567|٤٥٦٧|1234$|12345|0958|abc/)
})

test.each([
  'السعر 1500 ريال',
  'السعر ١٬٥٠٠٫٥٠ ر.س',
  'The price is 500,000,000 SAR',
  'المجموع 500000000 ريال',
  'الموعد 05-11-2026 10:30',
  'الموعد 05/11/2026 الساعة 10',
  'من 2026-11-22 إلى 2026-11-29',
  '١٤٤٨/٠٥/٠١ 12',
  'من 9 إلى 10 صباحًا، الشقة 12',
  'المقاس 120 × 60 × 75',
  'رقم الطلب W26-12345678',
  'https://wasl.example/orders/1',
  'user name is fine',
])('leaves «%s» as it is', (text) => {
  expect(maskContacts(text)).toBe(text)
})

test('hides each contact and leaves the text around it', () => {
  expect(maskContacts('السعر 900 ريال، واتساب 0551234567 أو a@b.com غدًا 22-11-2026')).toBe(
    `السعر 900 ريال، واتساب ${mask} أو ${mask} غدًا 22-11-2026`,
  )
})
