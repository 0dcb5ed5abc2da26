import { prefix, type RouteConfig, route } from '@react-router/dev/routes'
import { pages } from '@wasl/shared/pages/pages.ts'
import * as resourceRoutes from '@wasl/shared/pages/resource-routes.ts'

// The addresses are those of shared/pages: each page has the file of its name, and exists in Arabic and under /en.

/** The resource routes that exist in both languages, as pages do. */
const localizedResourceRoutes: readonly string[] = [
  'orderDrafts',
  'chatMessages',
  'savedReplies',
  'statementFile',
  'productFile',
  'deliveryStep',
  'viewAs',
  'manifest',
] satisfies (keyof typeof resourceRoutes)[]

const fileOf = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
const resourceRoutesOf = (names: readonly string[], locale: 'ar' | 'en') =>
  Object.entries(resourceRoutes)
    .filter(([name]) => names.includes(name))
    .map(([name, { pattern }]) => route(pattern, `routes/${fileOf(name)}.ts`, { id: `${fileOf(name)}:${locale}` }))

const localizedRoutes = (locale: 'ar' | 'en') => [
  ...resourceRoutesOf(localizedResourceRoutes, locale),
  ...Object.entries(pages).map(([name, { pattern }]) => route(pattern, `routes/${fileOf(name)}.tsx`, { id: `${locale}:${fileOf(name)}` })),
  route('*', 'routes/not-found.tsx', { id: `${locale}:not-found` }),
]

export default [
  ...resourceRoutesOf(
    Object.keys(resourceRoutes).filter((name) => !localizedResourceRoutes.includes(name)),
    'ar',
  ),
  ...localizedRoutes('ar'),
  ...prefix('en', localizedRoutes('en')),
] satisfies RouteConfig
