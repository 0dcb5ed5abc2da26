import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findDecisionProblems, hasUnassigned, parseDecision, readDecisions, withDecisions } from './decision-index.ts'

const folder = join(import.meta.dirname, '../../docs/decisions')
const first = parseDecision('0001-a.md', '# 0001 · First\n\n**Superseded by** [0004](0004-b.md).\n')
const second = parseDecision('0004-b.md', '# 0004 · Second\n\n**Supersedes** [0001](0001-a.md).\n')

test('the index lists each record once, with its title and what came later', () => {
  const index = readFileSync(join(folder, 'README.md'), 'utf8')
  expect(index, 'npm run docs').toBe(withDecisions(index, readDecisions(folder)))
  expect(hasUnassigned(index), 'Move the lines under “Without a topic” to a topic').toBe(false)
})

test('both records name a relation, and titles have one form', () => {
  expect(findDecisionProblems(readDecisions(folder))).toEqual([])
})

test('a relation that one record lacks and another form of title are found', () => {
  expect(findDecisionProblems([first, second])).toEqual([])
  expect(findDecisionProblems([first, { ...second, relations: [] }])).toEqual([
    '0004 does not say “**Supersedes** [0001](0001-a.md).” below its title',
  ])
  expect(findDecisionProblems([parseDecision('0002-c.md', '# 0002: Third\n')])).toEqual([
    '0002-c.md: the first line is not “# 0002 · Title”',
  ])
})

test('lines are written, repeated ones dropped, and new records have no topic', () => {
  expect(withDecisions('# Decisions\n\n## Orders\n\n- [0001](old.md) Old\n- [0001](old.md)\n', [first, second])).toBe(
    `# Decisions

## Orders

- [0001](0001-a.md) First — superseded by 0004

## Without a topic

- [0004](0004-b.md) Second

## Numbers without a record

These were never used, or belong to work that is not merged: 0002–0003.
`,
  )
})
