import { type AnyTransition, many, namesOf, rowOf, type Target } from '../lifecycle.ts'
import { smallLifecycles } from '../small-lifecycles.ts'
import { type AnyStatusLifecycle, endsOf } from '../status-lifecycle.ts'
import { type ClockName, clocks } from './clocks.ts'
import { orderLifecycle } from './order-lifecycle.ts'
import { tabOf } from './tabs.ts'

type Words = readonly string[]

/** The whole text of docs/orders.md: the diagram, the statuses, the transitions, the refusals and the clocks, all from the table. */
export function ordersDoc(): string {
  return [
    '# The life of an order',
    'Written by `npm run docs` from `shared/lifecycle/orders/order-lifecycle.ts`; a test fails where the two differ. Change the table, never this page.',
    '## Diagram',
    'An arrow stands where a transition may be asked for; its guards may still refuse it, as they refuse `cancel` after payment.',
    `\`\`\`mermaid\n${diagram()}\n\`\`\``,
    '## Statuses',
    table(['status', 'English', 'العربية', 'tab'], statusRows()),
    '## Transitions',
    table(
      ['transition', 'English', 'العربية', 'once done', 'by', 'from', 'to', 'guards', 'effects', 'notices', 'permission'],
      transitionRows(),
    ),
    '## Refusals',
    'The words of a guard that says no: the reason on the greyed button and the message of the 409.',
    table(['guard', 'English', 'العربية'], rowsOf(orderLifecycle.guards)),
    '## Clocks',
    'Defaults; each is a setting.',
    table(['clock', 'English', 'العربية', 'default'], clockRows()),
    '# What belongs to an order',
    'The smaller lifecycles, each a table of its own in `shared/lifecycle/`.',
    ...smallLifecycles.flatMap(smallDoc),
  ].join('\n\n')
}

function smallDoc(small: AnyStatusLifecycle): Words {
  const { label, start, statuses, steps } = small
  const arrows = Object.entries(steps).flatMap(([name, { from, to }]) => many(from).map((one) => `  ${one} --> ${to}: ${name}`))
  const drawn = ['stateDiagram-v2', `  [*] --> ${start}`, ...arrows, ...endsOf(small).map((status) => `  ${status} --> [*]`)].join('\n')
  const rows = Object.entries(steps).map(([name, { label, by, from, to, reason }]) => [
    ...[name, ...label, listed(many(by)), listed(many(from)), to],
    reason ? `a reason, ${reason}` : '',
  ])
  return [
    `## ${label.join(' · ')}`,
    `\`\`\`mermaid\n${drawn}\n\`\`\``,
    table(['status', 'English', 'العربية'], rowsOf(statuses)),
    table(['step', 'English', 'العربية', 'by', 'from', 'to', 'asks'], rows),
  ]
}

function diagram(): string {
  const arrows = namesOf(orderLifecycle).flatMap((name) => {
    const row = rowOf(orderLifecycle, name)
    return many(row.from).flatMap((from) => targetsOf(row.to, from).map((to) => `  ${from} --> ${to}: ${name}`))
  })
  return ['stateDiagram-v2', `  [*] --> ${orderLifecycle.start}`, ...arrows, ...ends().map((status) => `  ${status} --> [*]`)].join('\n')
}

/** Where a transition may lead from one status. */
function targetsOf(to: Target<string, string>, from: string): Words {
  if (to === 'same') return [from]
  if (typeof to === 'string') return [to]
  if ('when' in to) return [to.to, to.otherwise]
  // A dispute goes back to where it began: wherever one may begin.
  return to.oneOf.flatMap((status) => (status === 'former' ? many(rowOf(orderLifecycle, 'dispute').from) : [status]))
}

const ends = (): Words => Object.keys(orderLifecycle.statuses).filter((status) => !leadsOn.has(status))
const leadsOn = new Set(namesOf(orderLifecycle).flatMap((name) => many(rowOf(orderLifecycle, name).from)))

const statusRows = (): Words[] => {
  const tabs: Readonly<Record<string, string>> = tabOf
  return rowsOf(orderLifecycle.statuses).map(([status = '', ...words]) => [status, ...words, tabs[status] ?? ''])
}

const transitionRows = (): Words[] =>
  namesOf(orderLifecycle).map((name) => {
    const row = rowOf(orderLifecycle, name)
    const [en, ar] = row.label
    const done = row.done.join(' · ')
    const notices = Object.entries(row.notify ?? {}).map(([side, type]) => `${side}: ${type}`)
    const from = many(row.from).join(', ')
    return [name, en, ar, done, byOf(row), from, toOf(row.to), guardsOf(row), listed(row.effects), listed(notices), row.permission ?? '']
  })

function byOf({ by, narrower = {}, kinds }: AnyTransition): string {
  const sides = many(by).map((side) => {
    const from = narrower[side]?.from
    return from ? `${side} (only from ${listed(from)})` : side
  })
  return kinds ? `${listed(sides)}; ${listed(kinds)} orders only` : listed(sides)
}

function toOf(to: Target<string, string>): string {
  if (typeof to === 'string') return to
  return 'when' in to ? `${to.to} if ${to.when}, else ${to.otherwise}` : to.oneOf.join(' or ')
}

function guardsOf({ guards = [], narrower = {}, reason }: AnyTransition): string {
  const own = Object.entries(narrower).flatMap(([side, more]) => (more?.guards ?? []).map((guard) => `${guard} (${side})`))
  return listed([...guards, ...own, ...(reason === 'required' ? ['a reason is given'] : [])])
}

const clockRows = (): Words[] => {
  // Safe: the keys of `clocks` are the clocks' names.
  const names = Object.keys(clocks) as ClockName[]
  return names.map((name) => [name, ...clocks[name].label, clocks[name].default])
}

const rowsOf = (labels: Readonly<Record<string, readonly [string, string]>>): Words[] =>
  Object.entries(labels).map(([name, [en, ar]]) => [name, en, ar])

const listed = (words: Words = []): string => words.join(', ')

const table = (head: Words, rows: readonly Words[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
