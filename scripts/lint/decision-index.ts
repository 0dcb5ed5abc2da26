import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export type Decision = { number: string; file: string; title: string; relations: Relation[] }
type Relation = { verb: Verb; number: string }
type Verb = keyof typeof inverse

/** A relation is written in both records. */
const inverse = {
  Supersedes: 'Superseded by',
  'Superseded by': 'Supersedes',
  'Changes in part': 'Changed in part by',
  'Changed in part by': 'Changes in part',
} as const
/** What a reader of the index has to know before opening the record. */
const shownVerbs: readonly Verb[] = ['Superseded by', 'Changed in part by']
const verbs = Object.keys(inverse).join('|')
const unassigned = '## Without a topic'
const gapsHeading = '## Numbers without a record'

export function readDecisions(folder: string): Decision[] {
  return readdirSync(folder)
    .filter((file) => /^\d{4}-.*\.md$/.test(file))
    .sort()
    .map((file) => parseDecision(file, readFileSync(join(folder, file), 'utf8')))
}

/** The relations are in the paragraph below the title: `**Superseded by** [0085](0085-….md).` */
export function parseDecision(file: string, text: string): Decision {
  const [heading = '', , paragraph = ''] = text.split('\n')
  const relations = [...paragraph.matchAll(new RegExp(`\\*\\*(${verbs})\\*\\* \\[(\\d{4})\\]`, 'g'))]
  return {
    number: file.slice(0, 4),
    file,
    title: /^# \d{4} · (.+)$/.exec(heading)?.[1] ?? '',
    // Safe: the expression matches the verbs alone.
    relations: relations.map(([, verb, number = '']) => ({ verb: verb as Verb, number })),
  }
}

/** Titles of another form, and relations that only one of both records has. */
export function findDecisionProblems(decisions: readonly Decision[]): string[] {
  const has = (number: string, verb: Verb, of: string) =>
    decisions.some((one) => one.number === number && one.relations.some((relation) => relation.verb === verb && relation.number === of))
  return decisions.flatMap(({ number, file, title, relations }) => [
    ...(title ? [] : [`${file}: the first line is not “# ${number} · Title”`]),
    ...relations
      .filter((relation) => !has(relation.number, inverse[relation.verb], number))
      .map((relation) => `${relation.number} does not say “**${inverse[relation.verb]}** [${number}](${file}).” below its title`),
  ])
}

/** The index with the current line of each record, in the topics that it has. A record that no topic lists, or a second time, is in a section of its own. */
export function withDecisions(index: string, decisions: readonly Decision[]): string {
  const open = new Map(decisions.map((decision) => [decision.number, decision]))
  const [body = ''] = index.split(new RegExp(`^(?:${unassigned}|${gapsHeading})$`, 'm'))
  const lines = body.trimEnd().split('\n')
  const written = lines.flatMap((line) => {
    const number = /^- \[(\d{4})\]/.exec(line)?.[1]
    if (!number) return [line]
    const decision = open.get(number)
    open.delete(number)
    return decision ? [lineOf(decision)] : []
  })
  const rest = open.size > 0 ? ['', unassigned, '', ...[...open.values()].map(lineOf)] : []
  const gaps = `These were never used, or belong to work that is not merged: ${findGaps(decisions).join(', ')}.`
  return `${[...written, ...rest, '', gapsHeading, '', gaps].join('\n')}\n`
}

export const hasUnassigned = (index: string): boolean => index.includes(unassigned)

function lineOf({ number, file, title, relations }: Decision): string {
  const notes = relations.filter(({ verb }) => shownVerbs.includes(verb)).map(({ verb, number }) => `${verb.toLowerCase()} ${number}`)
  return `- [${number}](${file}) ${title}${notes.length > 0 ? ` — ${notes.join(', ')}` : ''}`
}

/** Up to the highest number: `0033–0035`, `0037`. */
function findGaps(decisions: readonly Decision[]): string[] {
  const used = decisions.map(({ number }) => Number(number))
  const name = (number: number) => String(number).padStart(4, '0')
  return used.flatMap((number, at) => {
    const [from, to] = [(used[at - 1] ?? 0) + 1, number - 1]
    if (to < from) return []
    return [from === to ? name(from) : `${name(from)}–${name(to)}`]
  })
}
