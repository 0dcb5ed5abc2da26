import { messagesOf } from '@wasl/shared/registry/messages.ts'
import type { AnyResource, AnyRow } from '@wasl/shared/registry/resource.ts'
import { defaultSurroundings, draftSchema, patchSchema } from '@wasl/shared/registry/schema.ts'
import type { Locale } from '@wasl/shared/units.ts'
import { soFar } from './current-values.ts'
import { type Issue, issuesOf } from './issues.ts'
import { changesOf, draftOf } from './values.ts'

/** Looks at the values of a form; with names, at these fields alone. */
export type Check = (values: AnyRow, names?: ReadonlySet<string>) => readonly Issue[]

/** What the declaration, its rules included, has against a row as the form holds it, by the settings in force; `base` is the row as it was, null for a new one. */
export const checkOf =
  (whole: AnyResource, base: AnyRow | null, locale: Locale, around = defaultSurroundings): Check =>
  (values, names) => {
    const declaration = names ? soFar(whole, names) : whole
    const { fields } = declaration
    const checked = base
      ? patchSchema(declaration, base, around).safeParse(changesOf(fields, base, values))
      : draftSchema(declaration, around).safeParse(draftOf(fields, values))
    return checked.success ? [] : issuesOf(messagesOf(checked.error, locale))
  }
