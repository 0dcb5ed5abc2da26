import { expect, test } from 'vitest'
import { isOwnOrigin } from './own-origin.ts'

test.each([
  ['the same host', { origin: 'http://localhost:3000', host: 'localhost:3000' }, undefined, true],
  ['the same host at another port', { origin: 'http://localhost:5173', host: 'localhost:3000' }, undefined, true],
  ['another host', { origin: 'https://evil.example', host: 'localhost:3000' }, undefined, false],
  ['no origin', { host: 'localhost:3000' }, undefined, false],
  ['an invalid origin', { origin: 'null', host: 'localhost:3000' }, undefined, false],
  ['the public address', { origin: 'https://wasl.example', host: '127.0.0.1:3000' }, 'https://wasl.example/', true],
  ['the host behind the public address', { origin: 'http://127.0.0.1:3000', host: '127.0.0.1:3000' }, 'https://wasl.example', false],
])('a page of %s', (_, headers, publicUrl, expected) => {
  expect(isOwnOrigin(headers, publicUrl)).toBe(expected)
})
