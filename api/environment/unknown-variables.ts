/** Only Wasl, or a service that Wasl uses, has variables that begin so. */
const ownPrefixes = [
  'WASL_',
  'S3_',
  'SMS_',
  'SMTP_',
  'MAIL_',
  'NAFATH_',
  'REGISTERS_',
  'FIREBASE_',
  'WHATSAPP_',
  'MOYASAR_',
  'TABBY_',
  'TAMARA_',
  'MAP_TILES_',
  'SECRETS_',
  'DATABASE_',
]
/** Read by the commands, before the environment is. */
const ofCommands = ['WASL_ENV_FILE', 'WASL_TEST_ALL']
/** Shorter names are like too many others. */
const comparedLength = 8

/** A sentence for each variable that looks like one of ours (`names`) and is none: a misspelled one is otherwise ignored without a word. */
export function describeUnknownVariables(source: Readonly<Record<string, string | undefined>>, names: readonly string[]): string[] {
  const known = new Set([...names, ...ofCommands])
  return Object.keys(source)
    .filter((name) => !known.has(name))
    .sort()
    .flatMap((name) => {
      const similar = name.length < comparedLength ? undefined : mostSimilar(name, names)
      if (similar) return [`${name} is not a variable of Wasl and has no effect. Is ${similar} meant?`]
      return ownPrefixes.some((prefix) => name.startsWith(prefix))
        ? [`${name} is not a variable of Wasl and has no effect. .env.example lists them all.`]
        : []
    })
}

function mostSimilar(name: string, names: readonly string[]): string | undefined {
  const scored = names.map((one) => ({ one, distance: editDistance(name, one) })).filter(({ distance }) => distance <= 2)
  return scored.sort((a, b) => a.distance - b.distance)[0]?.one
}

/** How many letters have to be added, removed or replaced. */
function editDistance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, at) => at)
  for (const [at, letter] of [...from].entries()) {
    const next = [at + 1]
    for (const [column, other] of [...to].entries())
      next.push(Math.min((next[column] ?? 0) + 1, (row[column + 1] ?? 0) + 1, (row[column] ?? 0) + (letter === other ? 0 : 1)))
    row = next
  }
  return row.at(-1) ?? 0
}
