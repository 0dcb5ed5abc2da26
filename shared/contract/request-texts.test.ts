import { expect, test } from 'vitest'
import { answerForm, orderItemForm } from './order-form.ts'
import { reviewForm } from './order-reviews.ts'

const reversed = 'نص\u202e مقلوب\u2066'

test('texts of requests lose control characters that reverse the text around them', () => {
  const item = { service_id: '2f1c7f0e-6f1c-4b1e-9b6e-0c5a4f6e8a11', note: ` ${reversed}\r\nسطر\u0007 ثانٍ ` }
  expect(orderItemForm.parse(item).note).toBe('نص مقلوب\nسطر ثانٍ')
  expect(answerForm.parse({ question: 0, text: reversed }).text).toBe('نص مقلوب')
  expect(reviewForm.parse({ rating: 5, comment: reversed }).comment).toBe('نص مقلوب')
})

test('a text that has nothing else is too short', () => {
  expect(reviewForm.safeParse({ rating: 5, comment: '\u202e'.repeat(8) }).success).toBe(false)
})
