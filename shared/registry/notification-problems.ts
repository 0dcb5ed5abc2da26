import { notificationParamNames } from '../notifications/render-notification.ts'
import type { Fields } from './fields.ts'
import { ownerTargets } from './owner-targets.ts'
import type { AnyResource } from './resource.ts'

/** Notifications of transitions whose recipient, condition or texts name no field of the resource. */
export const notificationProblems = ({ fields }: AnyResource): string[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    if (field.kind !== 'choice' || !field.lifecycle) return []
    return Object.entries(field.lifecycle.transitions).flatMap(([transition, { notify = [] }]) =>
      notify.flatMap(({ type, to, when }) => {
        const recipient = fields[to]
        return [
          ...(recipient?.kind === 'belongsTo' && ownerTargets.includes(recipient.to)
            ? []
            : [`the recipient ${to} is no relation to ${ownerTargets.join(', ')}`]),
          ...(when && !fields[when.field] ? [`its condition is about ${when.field}, which is no field`] : []),
          ...notificationParamNames(type)
            .filter((param) => !hasParam(fields, param))
            .map((param) => `its text has {${param}}, which is no field`),
        ].map((problem) => `${name}: the notification ${type} of ${transition}: ${problem}`)
      }),
    )
  })

const hasParam = (fields: Fields, param: string): boolean =>
  param === 'reason' || fields[param] !== undefined || fields[`${param}_id`]?.kind === 'belongsTo'
