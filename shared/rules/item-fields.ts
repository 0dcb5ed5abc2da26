const itemField = /^items\.(\d+)\./

type ServiceChange = { before: readonly string[]; after: readonly string[] }

/** The field of a service at its new position in the form, null if the service is not in it any more. Other fields stay as they are. */
export function fieldAfterChange(field: string, { before, after }: ServiceChange): string | null {
  const [, index] = itemField.exec(field) ?? []
  if (index === undefined) return field
  const position = after.indexOf(before[Number(index)] ?? '')
  return position < 0 ? null : field.replace(itemField, `items.${position}.`)
}
