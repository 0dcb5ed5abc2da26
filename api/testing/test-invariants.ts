import { expect, test } from 'vitest'
import { findViolations } from '../invariants/find-violations.ts'
import type { TestApp } from './test-app.ts'

/** A test that all invariants hold after the tests before it, or those whose names match `only`. One at the end of a file is enough: all take a third of a second. */
export const testInvariants = ({ db, clock }: Pick<TestApp, 'db' | 'clock'>, only?: RegExp): void =>
  test('the invariants hold after these tests', async () => expect(await findViolations(db, clock.now(), only)).toEqual([]))
