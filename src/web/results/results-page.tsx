import { SlidersHorizontal } from 'lucide-react'
import { type MouseEvent, type ReactNode, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Category } from '#contract/categories.ts'
import { CanI } from '#web/can-i/can-i-parts.tsx'
import { pageConfig } from '#web/page-config.ts'
import { firstAddress, firstTitle } from '#web/loading/drawn-page.ts'
import { prefetch } from '#web/loading/later.ts'
import type { Found } from '#web/read-answers.ts'
import { keepSelection, resultsAddress } from '#web/selection-store.ts'
import { sessionStore, useSession } from '#web/session/session.ts'
import { Button } from '#web/ui/button.tsx'
import { useMedia, WIDE } from '#web/ui/media.ts'
import { usePageTitle } from '#web/ui/page.ts'
import { useLongWait } from '#web/ui/waiting.tsx'
import { ChipRows, Chips } from './chips.tsx'
import { countChosen } from './chosen.ts'
import { describeAlso } from './describe-understood.ts'
import type { FilterProps } from './filter-panel.tsx'
import { NoResults } from './no-results.tsx'
import { toggledRead, withRead } from './read-choices.ts'
import { ResultsHeading } from './results-heading.tsx'
import { ResultsList } from './results-list.tsx'
import { ResultsSection, ResultsShell } from './results-shell.tsx'
import shell from '#web/shell/shell.module.css'
import frame from './results-frame.module.css'
import styles from './results-page.module.css'
import place from './results-shell.module.css'
import { SearchKeyForm } from './search-key-form.tsx'
import type { Results } from './search-results.ts'
import {
  AlternativesBanner,
  FilterPanel,
  FilterSheet,
  FollowSearch,
  Months,
  Offline,
  TimeButtons,
  useTimeCounts,
} from './late-tools.tsx'
import { useFacets, useGroupViews } from './use-group-views.ts'
import { type ResultsPageState, useNewestResults, useResults } from './use-results.ts'
import { askToSignIn } from '#web/session/sign-in-prompt.ts'
import { pagesFor } from '#web/ui/pages-for.ts'
import { Pagination } from '#web/ui/pagination.tsx'

/** On a page that the server has drawn, what it has drawn of late code is there when the app takes it over. */
export const ready =
  firstAddress !== undefined || typeof document === 'undefined'
    ? AlternativesBanner.fetch().catch(() => undefined)
    : undefined

export function ResultsPage() {
  const results = useNewestResults()
  const isHere = results.answer !== null || results.failure !== null
  // The page as the server has drawn it has a title that says more.
  const isFirst = resultsAddress(results.selection, results.page) === firstAddress
  usePageTitle(isFirst ? firstTitle : 'Search results', isHere)
  usePrefetchedCardTarget()
  return isHere ? <Loaded results={results} /> : <ResultsShell />
}

const SKIP = (
  <a href="#results" className={shell.skip}>
    Skip to results
  </a>
)

function Loaded({ results }: { readonly results: Results }) {
  const page = useResults(results)
  const { wanted, waiting, choose, change } = page
  const { answer, exact } = results
  const facets = useFacets(results)
  const ticked = withRead(results, wanted, facets)
  const toggle = (category: Category, label: string) => change(toggledRead(results, wanted, facets, category, label))
  const filters = { facets, exact, groups: useGroupViews(facets, ticked), wanted: ticked, choose, toggle }
  const wide = useMedia(WIDE)
  const [panelShown, setPanelShown] = useState(true)
  const [sheetOpen, setSheetOpen] = useState(false)
  const late = useLongWait(waiting)
  const counts = useTimeCounts(results)
  const times = <TimeButtons page={page} counts={counts} late={late} wide={wide === true} />

  return (
    <div className={`${frame.page} ${panelShown ? frame.withPanel : ''}`}>
      {/* The filters stand before the results. */}
      {SKIP}
      {panelShown &&
        (wide ? (
          <aside id="filters" aria-label="Filters" className={styles.side}>
            <FilterPanel {...filters} waiting={<div style={{ minHeight: '44rem' }} />} />
          </aside>
        ) : (
          <Place of="side" wide={wide} />
        ))}
      <div className={frame.main}>
        <div className={styles.search}>
          <SearchKeyForm text={page.text} onType={page.type} onSearch={page.search} />
          <Button aria-expanded={panelShown} aria-controls="filters" onClick={() => setPanelShown(!panelShown)}>
            <SlidersHorizontal size="1.125rem" aria-hidden />
            Filters
          </Button>
        </div>
        <ResultsHeading results={results}>{answer && <CanI cards={answer.list} asks="Can I apply?" />}</ResultsHeading>
        {/* After a search one begins at the heading, and months, orders and chips stand before the first card. */}
        {SKIP}
        {wide ? <Months page={page} counts={counts} /> : counts.some(Boolean) && <Place of="months" wide={wide} />}
        <Bar page={page} wide={wide}>
          {wide ? times : counts.length > 0 && <Place of="times" wide={wide} />}
        </Bar>
        <List page={page} late={late} />
      </div>
      {/* Filled by `prerender-entry.tsx` alone. */}
      <noscript />
      {!wide && (
        <PhoneFilters {...filters} answer={answer} late={late} open={sheetOpen} onOpen={setSheetOpen}>
          {times}
        </PhoneFilters>
      )}
    </div>
  )
}

interface BarProps {
  readonly page: ResultsPageState
  readonly wide: boolean | undefined
  readonly children: ReactNode
}

/** What was asked, as chips, and what may be asked besides. */
function Bar({ page, wide, children }: BarProps) {
  const { results, wanted, choose, change } = page
  const also = results.answer?.alsoLookedFor ?? []
  return (
    <div className={styles.bar}>
      <NewSearch />
      {children}
      <ChipRows>
        {/* Replaced with the list, and not moved. */}
        <Chips key={resultsAddress(results.selection)} {...{ results, wanted, wide, change, choose }} />
      </ChipRows>
      {also.length > 0 && (
        <p className={styles.also}>
          Also looked for: <span dir="auto">{describeAlso(also)}</span>
        </p>
      )}
    </div>
  )
}

/** Where a wide page has something, until it is known how wide the page is. */
function Place({ of, wide }: { readonly of: 'side' | 'months' | 'times'; readonly wide: boolean | undefined }) {
  return wide === undefined && <div data-waiting="" className={place[of]} />
}

/** The list, or what stands in its place, and what leads on from it. */
function List({ page, late }: { readonly page: ResultsPageState; readonly late: boolean }) {
  const { results } = page
  const { answer, before } = results
  return (
    <>
      {answer && !answer.result && answer.count > 0 && (
        // Replaced with the list below it, and not moved.
        <AlternativesBanner key={resultsAddress(results.selection)} results={results} answer={answer} />
      )}
      {answer && answer.list.length > 0 ? (
        <ResultsList results={results} answer={answer} late={late} />
      ) : before?.answer ? (
        <>
          <Offline retry={page.retry} />
          <ResultsList results={before} answer={before.answer} late={late} />
        </>
      ) : (
        <ResultsSection late={late}>
          <NoResults {...page} />
        </ResultsSection>
      )}
      {answer && answer.count > 0 && (
        <Pagination
          page={results.page}
          pages={pagesFor(answer.count)}
          addressOf={(target) => resultsAddress(results.selection, target)}
          onTurn={askFirst}
        />
      )}
      {answer && pageConfig().mail && <FollowSearch wanted={results.selection} waiting={<p>&nbsp;</p>} />}
    </>
  )
}

const fetchDetailPage = () => import('#web/detail/detail-page.tsx')
const fetchSignInSheet = () => import('#web/sign-in/sign-in-sheet.tsx')

/** Fetches the code of what a card opens, the scholarship's page or the sign-in sheet, before one is pressed. */
function usePrefetchedCardTarget(): void {
  const { state } = useSession()
  useEffect(() => {
    if (state !== 'unknown') prefetch(state === 'signed-in' ? fetchDetailPage : fetchSignInSheet)
  }, [state])
}

interface PhoneFiltersProps extends FilterProps {
  readonly answer: Found | null
  readonly late: boolean
  readonly open: boolean
  readonly onOpen: (open: boolean) => void
  /** Buttons beside it. */
  readonly children: ReactNode
}

/** The button at the bottom of a phone, and the sheet that it opens. */
function PhoneFilters({ answer, late, open, onOpen, children, ...filters }: PhoneFiltersProps) {
  const chosen = countChosen(filters.wanted)
  const found = answer !== null && answer.list.length > 0
  const openSheet = () => {
    filters.groups.settle()
    onOpen(true)
  }
  return (
    <>
      <div className={`${styles.dock} ${found ? styles.afloat : ''}`}>
        <Button look="primary" onClick={openSheet}>
          <SlidersHorizontal size="1.125rem" aria-hidden />
          Filters{chosen > 0 && ` (${chosen})`}
        </Button>
        {children}
      </div>
      {open && <FilterSheet {...filters} late={late} answer={answer} onClose={() => onOpen(false)} />}
    </>
  )
}

/** Goes back to the start page with nothing chosen. */
function NewSearch() {
  const navigate = useNavigate()
  return (
    <Button
      onClick={() => {
        keepSelection({})
        void navigate('/')
      }}
    >
      New Search
    </Button>
  )
}

/** Only members may turn pages: asks a signed-out visitor to sign in first, who then arrives at the page they pressed. */
function askFirst(event: MouseEvent, address: string): void {
  if (sessionStore.get().state !== 'signed-out') return
  event.preventDefault()
  askToSignIn({ returnTo: address })
}
