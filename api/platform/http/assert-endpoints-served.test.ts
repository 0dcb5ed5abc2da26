import { type Endpoint, endpoint } from '@wasl/shared/contract/endpoint.ts'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { assertEndpointsServed } from './assert-endpoints-served.ts'
import type { RegisteredRoute } from './fastify-types.ts'

const showHome = endpoint({ method: 'GET', path: '/api/home', action: 'pub.home', summary: 'Home', response: z.null() })
const showSeo = endpoint({ method: 'GET', path: '/api/seo', action: 'pub.home', summary: 'Seo', response: z.null() })
const route = (served: Endpoint, method: string = served.method): RegisteredRoute => ({
  method,
  url: served.path,
  action: served.action,
  or: [],
  permission: undefined,
  endpoint: served,
})

test('each endpoint is served by exactly one route; Fastify adds HEAD itself', () => {
  assertEndpointsServed({ showHome, showSeo }, [route(showHome), route(showHome, 'HEAD'), route(showSeo)])
})

test('the names of missing and doubled endpoints are reported together', () => {
  expect(() => assertEndpointsServed({ showHome, showSeo }, [route(showHome), route(showHome)])).toThrow(
    'showHome (served 2 times), showSeo (not served)',
  )
})
