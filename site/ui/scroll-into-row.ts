/** The ref of the current item of a row that scrolls on phones: it is brought into view, and the page itself does not move. */
export function scrollIntoRow(item: HTMLLIElement | null): void {
  const row = item?.closest<HTMLElement>('nav, ol')
  if (!item || !row) return
  const [rowBox, itemBox] = [row.getBoundingClientRect(), item.getBoundingClientRect()]
  row.scrollBy({ left: itemBox.left + itemBox.width / 2 - (rowBox.left + rowBox.width / 2), behavior: 'instant' })
}
