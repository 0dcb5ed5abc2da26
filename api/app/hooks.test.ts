import { resources } from '@wasl/resources/index.ts'
import type { AnyResource } from '@wasl/shared/registry/resource.ts'
import { expect, test } from 'vitest'
import { assertDeclarations } from '../resources/assert-declarations.ts'
import { storedResources } from '../resources/stored-resource.ts'
import { hooks } from './hooks.ts'

const declarations: readonly AnyResource[] = Object.values(resources)
const handlers = declarations.flatMap(({ actions = {} }) => Object.values(actions).flatMap(({ handler }) => handler ?? []))

test('every function is named by a declaration', () => {
  expect(Object.keys(hooks.resources.handlers).sort()).toEqual([...new Set(handlers)].sort())
  const created = declarations.filter(({ creator }) => creator).map(({ name }) => name)
  expect(Object.keys(hooks.resources.creators).sort()).toEqual(created.sort())
})

test('a start finds declarations whose functions do not exist', () => {
  expect(() => assertDeclarations(hooks.resources, storedResources())).not.toThrow()
  const without = { ...hooks.resources, creators: {}, handlers: {} }
  expect(() => assertDeclarations(without, storedResources())).toThrow(/payout-runs: api\/app\/row-creators\.ts has no function/)
  expect(() => assertDeclarations(without, storedResources())).toThrow(/failed-jobs: the action retry names the handler retry_job/)
})
