import { demoKey, keyHint } from './value-forms.ts'

type Mistake = { name: string; message: string }
type Texts = Readonly<Record<string, string>>

/**
 * The rules between variables. They read the texts as they are set, so that their mistakes are reported together with those of single values.
 * `groups`: variables that are set together or not at all.
 */
export function findRuleMistakes(set: Texts, groups: readonly (readonly string[])[]): Mistake[] {
  return [
    ...findIncompleteGroups(set, groups),
    ...findProcessMistakes(set),
    ...findSmsMistakes(set),
    ...findLimitMistakes(set),
    ...(set.WASL_MODE === 'production' ? findMissing(set) : []),
  ]
}

function findIncompleteGroups(set: Texts, groups: readonly (readonly string[])[]): Mistake[] {
  return groups.flatMap((names) => {
    const missing = names.filter((name) => set[name] === undefined)
    if (missing.length === names.length) return []
    return missing.map((name) => ({ name, message: `belongs to ${names.join(', ')}: set all or none` }))
  })
}

function findProcessMistakes({ WASL_PROCESSES, DATABASE_URL }: Texts): Mistake[] {
  if (!(Number(WASL_PROCESSES) > 1) || DATABASE_URL) return []
  return [{ name: 'WASL_PROCESSES', message: 'must be 1 with the embedded database, which belongs to one process' }]
}

const findSmsMistakes = ({ SMS, SMS_URL }: Texts): Mistake[] =>
  SMS && SMS_URL ? [{ name: 'SMS', message: 'contradicts SMS_URL: set one of them' }] : []

/** Whole riyals. A limit that is not set, or is no number, is reported by its own form. */
const findLimitMistakes = (set: Texts): Mistake[] =>
  ['TABBY', 'TAMARA'].flatMap((provider) => {
    const [min, max] = [set[`${provider}_MIN_AMOUNT`], set[`${provider}_MAX_AMOUNT`]]
    if (min === undefined || max === undefined || !(Number(min) > Number(max))) return []
    return [{ name: `${provider}_MIN_AMOUNT`, message: `is above ${provider}_MAX_AMOUNT: no amount could be paid` }]
  })

/** What production needs, and what only a trial may have. */
function findMissing({ PUBLIC_URL, SMS, SMS_URL, SECRETS_KEY = '', ...set }: Texts): Mistake[] {
  const hasDemoKey = SECRETS_KEY.split(',').some((text) => text === '' || Buffer.from(text.trim(), 'base64').equals(demoKey))
  return [
    ...(SMS || SMS_URL
      ? []
      : [{ name: 'SMS_URL', message: 'is required in production: without it nobody can register. SMS=none starts without text messages' }]),
    ...(PUBLIC_URL ? [] : [{ name: 'PUBLIC_URL', message: 'is required in production' }]),
    ...(hasDemoKey ? [{ name: 'SECRETS_KEY', message: `is required in production, other than the demo’s: ${keyHint}` }] : []),
    ...testKeys.flatMap(({ name, isTest, message }) => (isTest.test(set[name] ?? '') ? [{ name, message }] : [])),
  ]
}

/** Keys with which nobody pays, which production takes for mistakes. */
const testKeys = [
  {
    name: 'MOYASAR_SECRET_KEY',
    isTest: /^sk_test_/,
    message: 'is a key for tests, with which nobody pays; production needs one that begins with sk_live_',
  },
  { name: 'TABBY_SECRET_KEY', isTest: /^sk_test_/, message: 'is a key for tests, with which nobody pays' },
  { name: 'TAMARA_URL', isTest: /\bapi-sandbox\./, message: 'is the sandbox, with which nobody pays' },
] as const
