import { SearchOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { lazy, type RefObject, Suspense, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { runWhenIdle } from '../../api/live/run-when-idle.ts'
import { isMac } from '../../ui/is-mac.ts'

const loadPalette = async () => ({ default: (await import('./Palette.tsx')).Palette })
const Palette = lazy(loadPalette)

/** Opens the command palette by click, Ctrl+K or ⌘K on any keyboard layout; it is loaded when the page is idle. */
export function PaletteButton() {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const typedEarly = useRef('')
  useEffect(() => runWhenIdle(() => void loadPalette()), [])
  // The shortcut works wherever the focus is.
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.code !== 'KeyK' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
      event.preventDefault()
      typedEarly.current = ''
      setOpen((open) => !open)
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [])
  const takeEarly = () => {
    const typed = typedEarly.current
    typedEarly.current = ''
    return typed
  }
  const open = () => {
    typedEarly.current = ''
    setOpen(true)
  }
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
          <EarlyInput typed={typedEarly} />
          <Suspense>
            <Palette takeEarly={takeEarly} onClose={() => setOpen(false)} />
          </Suspense>
        </>
      )}
    </>
  )
}

/** Has the focus until the field of the palette takes it, and keeps what is typed meanwhile. */
const EarlyInput = ({ typed }: { typed: RefObject<string> }) => (
  <input
    // biome-ignore lint/a11y/noAutofocus: it takes the keys for the dialog that is opening
    autoFocus
    className="visually-hidden"
    tabIndex={-1}
    aria-hidden
    onChange={({ target }) => {
      typed.current = target.value
    }}
  />
)
