import type { i18n, TFunction } from 'i18next'

// Amounts, counts and years repeat; names and titles hardly do.
const maxTextsWithParams = 1000
const maxParamLength = 20

/**
 * Remembers texts, so that i18next looks each up once for the process instead of once for every place on every page; of those with parameters,
 * some. For an instance whose texts never change.
 */
export function rememberTexts(instance: i18n): i18n {
  const functions = new Map<string, TFunction>()
  const { getFixedT } = instance
  const rememberingFixedT = (...args: unknown[]): TFunction => {
    const name = JSON.stringify(args)
    const known = functions.get(name) ?? rememberingT(Reflect.apply(getFixedT, instance, args))
    functions.set(name, known)
    return known
  }
  // Safe: it takes the same arguments and returns functions with the same texts.
  instance.getFixedT = rememberingFixedT as i18n['getFixedT']
  return instance
}

function rememberingT(t: TFunction): TFunction {
  const texts = new Map<unknown, string>()
  const textsWithParams = new Map<string, string>()
  const remembering = (key: string, ...options: unknown[]): unknown => {
    const name = options.length === 0 ? key : nameOf(key, options)
    if (name === undefined) return Reflect.apply(t, undefined, [key, ...options])
    const known = options.length === 0 ? texts : textsWithParams
    const knownText = known.get(name)
    if (knownText !== undefined) return knownText
    const text: unknown = Reflect.apply(t, undefined, [key, ...options])
    // A missing text is its key; those are not collected.
    if (typeof text === 'string' && text !== key) known.set(name, text)
    if (textsWithParams.size > maxTextsWithParams) textsWithParams.clear()
    return text
  }
  return asT(Object.assign(remembering, t))
}

/** Identifies a text with its parameters; undefined if a parameter is not a short string, a number or a boolean. */
function nameOf(key: unknown, [params, ...rest]: unknown[]): string | undefined {
  if (typeof key !== 'string' || typeof params !== 'object' || params === null || rest.length > 0) return undefined
  return Object.values(params).every(isShort) ? JSON.stringify([key, params]) : undefined
}

const isShort = (value: unknown): boolean =>
  typeof value === 'string' ? value.length <= maxParamLength : typeof value === 'boolean' || Number.isFinite(value)

// Safe: it takes the same arguments and returns the same texts.
const asT = (remembering: unknown) => remembering as TFunction
