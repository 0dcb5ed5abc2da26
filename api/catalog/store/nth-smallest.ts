/** The number at `index` of the sorted numbers, by quickselect. Reorders the numbers. */
export function nthSmallest(numbers: Float64Array, index: number): number {
  let [from, to] = [0, numbers.length - 1]
  while (from < to) {
    const pivot = at(numbers, (from + to) >> 1)
    let [left, right] = [from, to]
    while (left <= right) {
      while (at(numbers, left) < pivot) left += 1
      while (at(numbers, right) > pivot) right -= 1
      if (left > right) break
      const swapped = at(numbers, left)
      numbers[left] = at(numbers, right)
      numbers[right] = swapped
      left += 1
      right -= 1
    }
    if (index <= right) to = right
    else if (index >= left) from = left
    else break
  }
  return at(numbers, index)
}

const at = (numbers: Float64Array, index: number): number => numbers[index] ?? Number.NaN
