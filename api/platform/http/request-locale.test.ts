import accepts from '@fastify/accepts'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { requestLocale } from './request-locale.ts'

const server = fastify()
await server.register(accepts)
server.get('/', (request) => requestLocale(request))

test.each([
  ['no header', {}, 'ar'],
  ['English preferred to Arabic', { 'accept-language': 'fr;q=0.9, en;q=0.8, ar;q=0.5' }, 'en'],
  ['English named last and preferred', { 'accept-language': 'ar;q=0.5, en;q=0.8' }, 'en'],
  ['a region', { 'accept-language': 'en-GB' }, 'en'],
  ['an excluded language', { 'accept-language': 'ar;q=0, en' }, 'en'],
  ['neither language', { 'accept-language': 'fr, de;q=0.9' }, 'ar'],
  ['any language', { 'accept-language': '*' }, 'ar'],
  ['the header lang first', { lang: 'ar', 'accept-language': 'en' }, 'ar'],
  ['the header lang with a region', { lang: 'en-GB', 'accept-language': 'ar' }, 'en'],
  ['an unknown lang', { lang: 'fr', 'accept-language': 'en' }, 'en'],
])('%s', async (_, headers, expected) => {
  expect((await server.inject({ url: '/', headers })).body).toBe(expected)
})
