// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { restoreField } from './restore-field.ts'

function citySelect(selected: string): HTMLSelectElement {
  document.body.innerHTML = `<select name="city_id"><option value=""></option>${['riyadh', 'jeddah', 'dammam']
    .map((city) => `<option value="${city}"${city === selected ? ' selected' : ''}>${city}</option>`)
    .join('')}</select>`
  // Safe: it was just written.
  return document.querySelector('select') as HTMLSelectElement
}

test('the city that was chosen replaces the one of the profile, which the server suggests', () => {
  const select = citySelect('riyadh')
  restoreField(select, 'jeddah', { replacesDefault: true })
  expect(select.value).toBe('jeddah')
})

test('a city that was chosen since, or is that of the draft on the server, stays', () => {
  const select = citySelect('riyadh')
  select.value = 'dammam'
  restoreField(select, 'jeddah', { replacesDefault: true })
  expect(select.value).toBe('dammam')
  const drafted = citySelect('riyadh')
  restoreField(drafted, 'jeddah', { replacesDefault: false })
  expect(drafted.value).toBe('riyadh')
})

test('an empty field is filled', () => {
  const select = citySelect('')
  restoreField(select, 'jeddah', { replacesDefault: false })
  expect(select.value).toBe('jeddah')
})
