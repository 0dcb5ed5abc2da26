import { fieldErrors } from '@wasl/shared/registry/messages.ts'
import type { AnyResource, AnyRow } from '@wasl/shared/registry/resource.ts'
import { defaultValidationContext, draftSchema, patchSchema } from '@wasl/shared/registry/schema.ts'
import type { Locale } from '@wasl/shared/units.ts'
import { changesOf, draftOf } from '../../fields/inputs/values.ts'
import { type FormIssue, issuesOf } from '../issues.ts'
import { partialResource } from './partial-resource.ts'

/** Validates the values of a form; with names, only these fields. */
export type RowValidator = (values: AnyRow, names?: ReadonlySet<string>) => readonly FormIssue[]

/** Validates a row by the fields and rules of its resource and the current settings; `base` is the stored row, null for a new one. */
export const rowValidator =
  (resource: AnyResource, base: AnyRow | null, locale: Locale, context = defaultValidationContext): RowValidator =>
  (values, names) => {
    const declaration = names ? partialResource(resource, names) : resource
    const { fields } = declaration
    const result = base
      ? patchSchema(declaration, base, context).safeParse(changesOf(fields, base, values))
      : draftSchema(declaration, context).safeParse(draftOf(fields, values))
    return result.success ? [] : issuesOf(fieldErrors(result.error, locale))
  }
