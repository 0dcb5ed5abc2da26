import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { ChannelQuestion, type ChannelQuestionData } from './ChannelQuestion.tsx'

const question: ChannelQuestionData = {
  phone: '0512345678',
  email: null,
  channels: { money: ['email'], deadline: [], high: [], normal: [] },
  offered_channels: ['push', 'email', 'sms'],
}

const render = (typed: { email: string; channels: string[] } | null): string => {
  const element = <ChannelQuestion question={question} failure={null} typed={typed} />
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)
}

test('the phone is beside the channel that uses it, not above the email', () => {
  const html = render(null)
  expect(html.indexOf('0512345678')).toBeGreaterThan(html.indexOf('value="sms"'))
})

test('a space separates the channel from the phone in both directions of text', () => {
  expect(render(null)).toMatch(/[^\s>] <bdi dir="ltr"[^>]*>0512345678/)
})

test('what was sent and rejected is typed back', () => {
  const html = render({ email: 'sara@wrong', channels: ['sms'] })
  expect(html).toContain('value="sara@wrong"')
  expect([...html.matchAll(/value="(\w+)"[^>]*checked|checked[^>]*value="(\w+)"/g)].map(([, a, b]) => a ?? b)).toEqual(['sms'])
})
