import type { i18n, TFunction } from 'i18next'

/**
 * Remembers texts without parameters, so that i18next looks each up once for the process instead of once for every place on every page. For an
 * instance whose texts never change.
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
  const remembering = (key: string, ...options: unknown[]): unknown => {
    if (options.length > 0) return Reflect.apply(t, undefined, [key, ...options])
    const known = texts.get(key)
    if (known !== undefined) return known
    const text: unknown = Reflect.apply(t, undefined, [key])
    // A missing text is its key; those are not collected.
    if (typeof text === 'string' && text !== key) texts.set(key, text)
    return text
  }
  return asT(Object.assign(remembering, t))
}

// Safe: it takes the same arguments and returns the same texts.
const asT = (remembering: unknown) => remembering as TFunction
