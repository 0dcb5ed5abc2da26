import type { KeyboardEvent } from 'react'

/** Where the links of one car begin, from the start of the line. */
type Row = readonly number[]
type Place = { row: number; link: number }

/** The link that an arrow key leads to: along the line of a car, or the one nearest to the same day of the car above or below. Null for other keys and at the edges. */
export function placeAfter(rows: readonly Row[], { row, link }: Place, key: string, isRtl: boolean): Place | null {
  const along = { ArrowRight: isRtl ? -1 : 1, ArrowLeft: isRtl ? 1 : -1 }[key]
  if (along !== undefined) return rows[row]?.[link + along] === undefined ? null : { row, link: link + along }
  const next = row + ({ ArrowUp: -1, ArrowDown: 1 }[key] ?? 0)
  const [start, starts] = [rows[row]?.[link], rows[next]]
  if (next === row || start === undefined || !starts) return null
  const distances = starts.map((one) => Math.abs(one - start))
  return { row: next, link: distances.indexOf(Math.min(...distances)) }
}

/** Moves the focus between the links of a list of cars with the arrow keys. */
export function moveInGrid(event: KeyboardEvent<HTMLUListElement>): void {
  const { currentTarget: list, target, key } = event
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || !(target instanceof HTMLAnchorElement)) return
  const isRtl = getComputedStyle(list).direction === 'rtl'
  const rows = [...list.children].map((row) => [...row.querySelectorAll('a')])
  const row = rows.findIndex((links) => links.includes(target))
  if (row < 0) return
  const startOf = (link: Element) => (isRtl ? -link.getBoundingClientRect().right : link.getBoundingClientRect().left)
  const link = rows[row]?.indexOf(target) ?? 0
  const place = placeAfter(
    rows.map((links) => links.map(startOf)),
    { row, link },
    key,
    isRtl,
  )
  if (!place) return
  event.preventDefault()
  rows[place.row]?.[place.link]?.focus()
}
