import { SearchOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { lazy, Suspense, useCallback, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isMac } from '../../ui/keys.ts'

const loadPalette = async () => ({ default: (await import('./Palette.tsx')).Palette })
const Palette = lazy(loadPalette)
const firstSigns = ['pointermove', 'pointerdown', 'keydown'] as const

/** Opens the command palette by click, Ctrl+K or ⌘K on any keyboard layout. */
export function PaletteButton() {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const [search, setSearch] = useState('')
  // Loaded with the first move or key. If this fails, opening the palette loads it.
  useEffect(() => {
    const load = () => {
      for (const type of firstSigns) removeEventListener(type, load)
      void loadPalette().catch(() => undefined)
    }
    for (const type of firstSigns) addEventListener(type, load)
    return () => {
      for (const type of firstSigns) removeEventListener(type, load)
    }
  }, [])
  // The shortcut works wherever the focus is.
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.code !== 'KeyK' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
      event.preventDefault()
      setSearch('')
      setOpen((open) => !open)
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [])
  const open = () => {
    setSearch('')
    setOpen(true)
  }
  const close = useCallback(() => setOpen(false), [])
  return (
    <>
      <Button className="palette-button" icon={<SearchOutlined />} aria-keyshortcuts="Control+K Meta+K" onClick={open}>
        <span className="palette-name">{t('palette.title')}</span>
        <kbd className="palette-hint" aria-hidden>
          {isMac ? '⌘K' : 'Ctrl K'}
        </kbd>
      </Button>
      {isOpen && (
        <>
          <EarlyInput search={search} onSearch={setSearch} onClose={close} />
          <Suspense>
            <Palette search={search} onSearch={setSearch} onClose={close} />
          </Suspense>
        </>
      )}
    </>
  )
}

type EarlyInputProps = { search: string; onSearch: (search: string) => void; onClose: () => void }

/** Has the focus until the field of the palette takes it. Both fields have the same text, so that no key is lost in between. */
const EarlyInput = ({ search, onSearch, onClose }: EarlyInputProps) => (
  <input
    // biome-ignore lint/a11y/noAutofocus: it takes the keys for the dialog that is opening
    autoFocus
    className="visually-hidden"
    tabIndex={-1}
    aria-hidden
    value={search}
    onChange={({ target }) => onSearch(target.value)}
    onKeyDown={({ key }) => key === 'Escape' && onClose()}
  />
)
