import { kingdomCities } from '@wasl/shared/rules/kingdom-cities.ts'
import { useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useText } from '../i18n/locale.ts'
import { Button } from '../ui/Button.tsx'

/** Searches the map for a city or, with Google Maps, any place. Not a form of its own, because it is part of the order form. */
export function PlaceSearch({ onSearch }: { onSearch: (query: string) => void }) {
  const { t } = useTranslation('send-order')
  const text = useText()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const search = () => input.current?.value.trim() && onSearch(input.current.value)
  return (
    <search className="flex gap-2">
      <input
        ref={input}
        type="search"
        aria-label={t('map.search')}
        placeholder={t('map.search')}
        list={id}
        autoComplete="off"
        dir="auto"
        className="input min-w-0 grow"
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          // Enter would send the order.
          event.preventDefault()
          search()
        }}
      />
      <datalist id={id}>
        {kingdomCities.map(({ name }) => (
          <option key={name.en} value={text(name)} />
        ))}
      </datalist>
      <Button type="button" tone="soft" icon="search" onClick={search}>
        {t('map.find')}
      </Button>
    </search>
  )
}
