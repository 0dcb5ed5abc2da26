import { expect, test } from 'vitest'
import * as z from 'zod'
import { endpoint } from './endpoint.ts'
import * as endpoints from './endpoints/index.ts'

const common = { method: 'GET', action: 'pub.home', summary: 'A test' } as const
const id = z.uuid()

test('an endpoint whose params are not those of its path does not compile', () => {
  endpoint({ ...common, path: '/api/rooms/:room/messages/:id', params: z.object({ room: id, id }), response: z.null() })
  // @ts-expect-error the path has `:id`, which no schema describes
  endpoint({ ...common, path: '/api/rooms/:id', response: z.null() })
  // @ts-expect-error the path has no `:id`
  endpoint({ ...common, path: '/api/rooms', params: z.object({ id }), response: z.null() })
  // @ts-expect-error the name is misspelt
  endpoint({ ...common, path: '/api/rooms/:room', params: z.object({ rom: id }), response: z.null() })
  // @ts-expect-error no row of the access table
  endpoint({ ...common, action: 'pub.homes', path: '/api/rooms', response: z.null() })
  // @ts-expect-error the message takes what the response does not have
  endpoint({ ...common, path: '/api/rooms', response: z.object({ id }), msg: ({ name }: { name: string }) => ({ en: name, ar: name }) })
  // @ts-expect-error a response or a file, not both
  endpoint({ ...common, path: '/api/rooms', response: z.null(), file: 'text/csv' })
})

test('no two endpoints of the table share a method and a path', () => {
  const keys = Object.values(endpoints).map(({ method, path }) => `${method} ${path.replace(/:\w+/g, ':')}`)
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([])
})

test('names say what the method does', () => {
  const wrong = Object.entries(endpoints).filter(
    ([name, { method }]) => !/^[a-z]+[A-Z][a-zA-Z]*$/.test(name) || (/^(show|list|download)[A-Z]/.test(name) && method !== 'GET'),
  )
  expect(wrong).toEqual([])
})
