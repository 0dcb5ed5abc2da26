// @vitest-environment happy-dom
import { act, type ChangeEvent, createElement, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
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

function Pin() {
  const [place, setPlace] = useState({ lat: '', lng: '' })
  return (['lat', 'lng'] as const).map((name) =>
    createElement('input', {
      ...{ key: name, name, value: place[name] },
      onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => setPlace((now) => ({ ...now, [name]: currentTarget.value })),
    }),
  )
}

test('a component that controls a field takes its value over', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  document.body.innerHTML = '<main></main>'
  const container = document.querySelector('main')
  if (!container) throw new Error('no container')
  await act(() => createRoot(container).render(createElement(Pin)))
  const fields = [...container.querySelectorAll('input')]
  await act(() => {
    for (const field of fields) restoreField(field, field.name === 'lat' ? '24.7' : '46.6', { replacesDefault: false })
  })
  expect(fields.map(({ value }) => value)).toEqual(['24.7', '46.6'])
  vi.unstubAllGlobals()
})
