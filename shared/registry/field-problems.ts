import { defaultValidationContext, fieldSchema } from './field-schema.ts'
import type { AnyField, Fields } from './fields.ts'
import { maxCount, maxLengths, maxMoney } from './limits.ts'
import { lifecycleProblems } from './status-lifecycle.ts'

const maxInteger = 2 ** 31 - 1

/** The bounds that each kind has without its own. A field may narrow them; only numbers and money may go beyond `max`, up to `most`. */
const kindBounds: Readonly<Partial<Record<AnyField['kind'], { max: number; most?: number; leastMax?: number }>>> = {
  text: { max: maxLengths.text, most: maxLengths.longText, leastMax: 1 },
  longText: { max: maxLengths.longText, most: maxLengths.richText, leastMax: 1 },
  localized: { max: maxLengths.text, most: maxLengths.longText, leastMax: 1 },
  localizedLong: { max: maxLengths.longText, most: maxLengths.richText, leastMax: 1 },
  localizedRich: { max: maxLengths.richText, most: 200_000, leastMax: 1 },
  count: { max: maxCount, most: maxInteger },
  percent: { max: 100, most: 100 },
  money: { max: maxMoney, most: Number.MAX_SAFE_INTEGER },
  images: { max: 100, leastMax: 1 },
  files: { max: 100, leastMax: 1 },
  hasMany: { max: 500, most: 10_000, leastMax: 1 },
  list: { max: 100, most: 10_000, leastMax: 1 },
}

/** What of a field no type can check: bounds that no value meets, patterns that match differently each time, defaults that break the rules. */
export function fieldProblems(path: string, field: AnyField): string[] {
  return [
    ...boundProblems(field),
    ...('pattern' in field && field.pattern ? patternProblems(field.pattern) : []),
    ...(field.kind === 'choice' ? optionProblems(Object.keys(field.options)) : []),
    ...(field.kind === 'choice' && field.lifecycle ? lifecycleProblems(field.lifecycle) : []),
    ...defaultProblems(field),
    ...('maxMegabytes' in field && field.maxMegabytes !== undefined && !(field.maxMegabytes > 0) ? ['no file is so small'] : []),
    ...(field.kind === 'list' && Object.keys(field.fields).length === 0 ? ['it has no fields'] : []),
  ]
    .map((problem) => `${path}: ${problem}`)
    .concat(field.kind === 'list' ? [...fieldsProblems(path, field.fields)] : [])
}

/** The problems of the fields of a row, or of the entries of a list. */
export const fieldsProblems = (path: string, fields: Fields): string[] => [
  ...Object.entries(fields).flatMap(([name, field]) => fieldProblems(`${path}.${name}`, field)),
  ...nameProblems(path, fields),
]

function boundProblems(field: AnyField): string[] {
  const declared = { min: undefined, max: undefined, ...field }
  const wrong = Object.entries({ min: declared.min, max: declared.max }).filter(
    ([, bound]) => bound !== undefined && !Number.isSafeInteger(bound),
  )
  if (wrong.length > 0) return wrong.map(([name, bound]) => `${name} ${bound} is no whole number`)
  const kind = kindBounds[field.kind]
  if (!kind) return []
  const { min, max } = { min: declared.min ?? 0, max: declared.max ?? kind.max }
  if (declared.max !== undefined && max > (kind.most ?? kind.max)) return [`max ${max} is above ${kind.most ?? kind.max}`]
  if (max < (kind.leastMax ?? Number.NEGATIVE_INFINITY)) return [`max ${max} leaves no value`]
  return min > max ? [`min ${min} is above max ${max}`] : []
}

function patternProblems({ source, flags }: RegExp): string[] {
  const stateful = [...flags].filter((flag) => 'gy'.includes(flag))
  return [
    ...(stateful.length > 0
      ? [`the flag ${stateful.join('')} of pattern remembers the last match, so that the same text fails the next time`]
      : []),
    ...(source.startsWith('^') && source.endsWith('$') ? [] : ['pattern must match the whole text: ^…$']),
  ]
}

function optionProblems(options: readonly string[]): string[] {
  if (options.length === 0) return ['it has no options']
  return options
    .filter((option) => !/^[\w.:-]+$/.test(option))
    .map((option) => `the option ${option} has other characters than letters, digits and _.:-`)
}

function defaultProblems(field: AnyField): string[] {
  if (!('default' in field) || field.default === undefined) return []
  if ('unique' in field && field.unique) return ['only one row could have its default: it is unique']
  const isValid = fieldSchema(field, { ...defaultValidationContext, emailEndings: [] }).safeParse(field.default).success
  return isValid ? [] : [`the default ${JSON.stringify(field.default)} breaks the field’s own rules`]
}

/** Names that share a column with another field, or that mean something else in a request. */
function nameProblems(path: string, fields: Fields): string[] {
  const columns = Object.entries(fields).flatMap(([name, { kind }]) =>
    kind.startsWith('localized') ? [`${name}_ar`, `${name}_en`].map((column) => ({ name, column })) : [],
  )
  return Object.keys(fields).flatMap((name) => {
    const twin = columns.find(({ column }) => column === name)
    if (twin) return [`${path}.${name}: it is the column of ${twin.name} in one language`]
    return name in {} || name === 'q' ? [`${path}.${name}: ${name} is a name of the application`] : []
  })
}
