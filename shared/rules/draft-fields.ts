const itemField = /^items\.\d{1,2}\.(?:note|answers\.\d{1,2})$/
const orderFields: ReadonlySet<string> = new Set([
  'city_id',
  'lat',
  'lng',
  'district',
  'address',
  'short_address',
  'wanted',
  'wanted_on',
  'wanted_part',
  'wanted_time',
  'meeting_way',
  'to_city_id',
  'to_lat',
  'to_lng',
  'to_district',
  'to_address',
  'to_short_address',
  'expected_budget',
  'duration_days',
  'note',
  'provider_ids', // of a private order, between commas
  'close_others',
  'package_id',
  'package_total',
  'purchase_order',
  'branch_id',
])

/** Whether the draft of an order keeps this field of its form. Files are kept apart. */
export const isDraftField = (name: string): boolean => orderFields.has(name) || itemField.test(name)
