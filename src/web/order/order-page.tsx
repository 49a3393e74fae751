import { Link } from '#web/ui/link.tsx'
import { usePageTitle } from '#web/ui/page.ts'

/** The rule of the order, as the search has it: keep it so. */
export function OrderPage() {
  usePageTitle('How results are ordered')
  return (
    <article className="text-page">
      <h1>How results are ordered</h1>
      <p>
        There is one rule, the same for everybody. Nobody can pay for a place, and nothing that you or others press
        changes it.
      </p>
      <p>
        If you search in your own words, what fits them best comes first. If you say where you live, what people there
        cannot have comes later. If you name neither that nor your nationality, your words may still show it: a language
        other than English, an examination, a currency. What nobody can have where these are used comes later, too. If
        that is one country, scholarships in it, and those for it and few others, come earlier. Otherwise the order
        follows when you can apply, as of today:
      </p>
      <ol>
        <li>open now, the one that closes soonest first;</li>
        <li>open all year;</li>
        <li>opening on a day that is announced, or expected from past years: the earliest first;</li>
        <li>each university sets its own date;</li>
        <li>the date is not known here;</li>
        <li>closed, with no next round known;</li>
        <li>paused or ended.</li>
      </ol>
      <p>
        Where two are equal, the one that helps more people comes first: more awards, then more of the costs paid. A
        missing date makes no difference here.
      </p>
      <p>
        A day counts until it is over everywhere on Earth. The order stays the same from page to page, until the day or
        the catalogue changes. “Sort” gives you another order. <Link to="/changes">See what changed last</Link>.
      </p>
    </article>
  )
}
