import { empty } from '../common.ts'
import { contactForm } from '../contact.ts'
import { endpoint } from '../endpoint.ts'

export const sendContactMessage = endpoint({
  method: 'POST',
  path: '/api/contact',
  action: 'contact.send',
  summary: 'Write to the administration; at most five messages an hour from one address',
  body: contactForm,
  response: empty,
  msg: { en: 'Your message was sent. We will answer you by email', ar: 'وصلتنا رسالتك، وسنرد عليك عبر بريدك الإلكتروني' },
  status: 201,
})
