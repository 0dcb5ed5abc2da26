import { SearchOutlined } from '@ant-design/icons'
import { Input } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { clearable } from '../../ui/ClearIcon.tsx'

type Props = { label: string; search: string; onSearch: (search: string) => void }

/** Long enough for the next key of somebody who types at a normal speed. */
const pauseMs = 250

/** The search field of a list: searches as one types, after a short pause, or at once with Enter. */
export function SearchInput({ label, search, onSearch }: Props) {
  const [typed, setTyped] = useState(search)
  const sent = useRef(search)
  // The timer must not search with the filters of the render that started it.
  const latest = useRef(onSearch)
  latest.current = onSearch
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  // Another address, for example after «back», brings its own search; the answer to what was typed leaves the field alone.
  useEffect(() => {
    if (search === sent.current) return
    clearTimeout(timer.current)
    sent.current = search
    setTyped(search)
  }, [search])
  useEffect(() => () => clearTimeout(timer.current), [])

  const send = (value: string) => {
    clearTimeout(timer.current)
    const trimmed = value.trim()
    if (trimmed === sent.current) return
    sent.current = trimmed
    latest.current(trimmed)
  }
  const type = (value: string) => {
    setTyped(value)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => send(value), value === '' ? 0 : pauseMs)
  }

  return (
    <Input
      value={typed}
      allowClear={clearable}
      dir="auto"
      prefix={<SearchOutlined aria-hidden />}
      placeholder={label}
      aria-label={label}
      enterKeyHint="search"
      onChange={({ target }) => type(target.value)}
      onPressEnter={() => send(typed)}
    />
  )
}
