const itemField = /^(?:items\.(\d+)|services\.([\w-]+))\./

type ServiceChange = { before: readonly string[]; after: readonly string[] }

/**
 * The field of a service at its new position in the form of an order. That of a service which is not in the form any more names the service,
 * `services.ID.file_ids`, until the service comes back. Other fields stay as they are.
 */
export function fieldAfterChange(field: string, { before, after }: ServiceChange): string {
  const [, index, id] = itemField.exec(field) ?? []
  const service = id ?? (index === undefined ? undefined : before[Number(index)])
  if (service === undefined) return field
  const position = after.indexOf(service)
  return field.replace(itemField, position < 0 ? `${removedPrefix}${service}.` : `items.${position}.`)
}

/** What the fields of services begin with that are not in the form. */
export const removedPrefix = 'services.'
