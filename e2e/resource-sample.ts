import { stepsOf } from '@wasl/resources/form-steps.ts'
import type { AnyField } from '@wasl/shared/registry/fields.ts'
import type { AnyResource } from '@wasl/shared/registry/resource.ts'

/** A resource of the sample, and what it is tested for: what no resource before it has. */
export type SampledResource = { resource: AnyResource; reasons: readonly string[] }

/**
 * The fewest resources, found greedily, that together have everything that the registry generates: every kind of field, of filter and of action, and
 * every feature. The cost of testing the sample does not grow with the number of resources. Stable: ties go to the earlier resource.
 */
export function sampleResources(all: readonly AnyResource[], featuresOf = generatedFeatures): SampledResource[] {
  const missing = new Set(all.flatMap(featuresOf))
  const sample: SampledResource[] = []
  while (missing.size > 0) {
    const candidates = all.map((resource) => ({ resource, reasons: featuresOf(resource).filter((feature) => missing.has(feature)) }))
    const best = candidates.reduce((first, second) => (second.reasons.length > first.reasons.length ? second : first))
    for (const reason of best.reasons) missing.delete(reason)
    sample.push(best)
  }
  return sample
}

/** What the scenarios of a list and its rows operate, and not only show. */
export function operatedFeatures(resource: AnyResource): string[] {
  return generatedFeatures(resource).filter(
    (feature) =>
      /^(filter (choice|boolean)$|action)/.test(feature) || ['create', 'read only', 'edit only', 'delete', 'steps'].includes(feature),
  )
}

/** What the registry generates for this resource, one word or two each: `field image`, `filter choice`, `action with reason`, `steps`. */
export function generatedFeatures(resource: AnyResource): string[] {
  const { fields, filters = [], actions = {}, access } = resource
  const flags: Readonly<Record<string, unknown>> = {
    create: access.create !== false,
    'read only': access.create === false && access.edit === false,
    'edit only': access.create === false && access.edit !== false,
    delete: access.remove !== false,
    'merged columns': resource.mergedColumns,
    'inline edit': resource.inlineEdit?.length,
    reorder: resource.position,
    steps: stepsOf(resource.name).length > 0,
    'derived status': resource.derived,
    document: resource.document,
    totals: resource.totals?.length,
    'related tabs': resource.related?.length,
    nested: resource.isNested,
    log: resource.isLog,
    subset: resource.subsetOf,
    pending: resource.pending,
    queue: resource.pending?.queue,
    deadline: resource.pending?.deadlineField,
    'unique combination': resource.unique?.length,
    rules: resource.rules?.length,
    subtitle: resource.subtitle,
  }
  return [
    ...new Set([
      ...Object.values(fields).flatMap(fieldFeatures),
      ...filters.map((name) => `filter ${fields[name]?.kind ?? name}`),
      ...Object.values(actions).flatMap(actionFeatures),
      ...Object.keys(flags).filter((name) => flags[name]),
    ]),
  ]
}

function fieldFeatures(field: AnyField): string[] {
  const inner = field.kind === 'list' ? Object.values(field.fields).map(({ kind }) => `entry ${kind}`) : []
  return [
    `field ${field.kind}`,
    ...inner,
    ...(field.visibleWhen ? ['conditional field'] : []),
    ...(field.readOnly ? ['read-only field'] : []),
    ...('private' in field && field.private ? ['private file'] : []),
  ]
}

function actionFeatures(action: NonNullable<AnyResource['actions']>[string]): string[] {
  return [
    'action',
    ...(action.reason ? [`action with ${action.reason} reason`] : []),
    ...(action.reasonOptions ? ['action with ready reasons'] : []),
    ...(action.inputs || action.formFields ? ['action with inputs'] : []),
    ...(action.confirm ? ['action with confirmation'] : []),
  ]
}
