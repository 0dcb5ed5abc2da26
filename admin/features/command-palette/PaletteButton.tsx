import { SearchOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isMac } from '../../ui/is-mac.ts'

const Palette = lazy(async () => ({ default: (await import('./Palette.tsx')).Palette }))

/** Opens the command palette by click, Ctrl+K or ⌘K on any keyboard layout; the palette is loaded on first use. */
export function PaletteButton() {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  // The shortcut works wherever the focus is.
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.code !== 'KeyK' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
      event.preventDefault()
      setOpen((open) => !open)
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [])
  return (
    <>
      <Button className="palette-button" icon={<SearchOutlined />} aria-keyshortcuts="Control+K Meta+K" onClick={() => setOpen(true)}>
        <span className="palette-name">{t('palette.title')}</span>
        <kbd className="palette-hint" aria-hidden>
          {isMac ? '⌘K' : 'Ctrl K'}
        </kbd>
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <Palette onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
