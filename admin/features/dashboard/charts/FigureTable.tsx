import type { ChartFigure } from './figure.ts'

type Props = { title: string; heads: readonly [names: string, values: string]; figures: readonly ChartFigure[] }

/** The figures of a chart as a table that can be read out. */
export const FigureTable = ({ title, heads: [names, values], figures }: Props) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
  <section className="chart-table" tabIndex={0} aria-label={title}>
    <table>
      <thead>
        <tr>
          <th scope="col">{names}</th>
          <th scope="col">{values}</th>
        </tr>
      </thead>
      <tbody>
        {figures.map(({ name, said }) => (
          <tr key={name}>
            <th scope="row">
              <bdi>{name}</bdi>
            </th>
            <td>
              <bdi>{said}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </section>
)
