/** One point of a chart: its name, its value, and the value as formatted text. */
export type ChartPoint = { name: string; value: number; text: string }

type Props = { title: string; headings: readonly [names: string, values: string]; points: readonly ChartPoint[] }

/** The figures of a chart as an accessible table. */
export const ChartTable = ({ title, headings: [names, values], points }: Props) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard.
  <section className="chart-table" tabIndex={0} aria-label={title}>
    <table>
      <thead>
        <tr>
          <th scope="col">{names}</th>
          <th scope="col">{values}</th>
        </tr>
      </thead>
      <tbody>
        {points.map(({ name, text }) => (
          <tr key={name}>
            <th scope="row">
              <bdi>{name}</bdi>
            </th>
            <td>
              <bdi>{text}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </section>
)
