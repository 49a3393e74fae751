import { wordsOf } from './fold.ts'

/**
 * English words that are one or two letters from a name or a word of the catalogue and mean something else: "hungry" is
 * not Hungary, nor "farmer" former. They are no mistakes, and are not corrected.
 */
export const WELL_SPELT: ReadonlySet<string> = new Set(
  wordsOf(
    'abort adapter adopt adopted albeit alert alignment allocating alter angle assert attack aware backend bakery barber bible blank bother bounded bullet bunch bundle caching ' +
      'caller cancel casing caused chained challenge checked checker clarify clause clearer clone coloring comparing compatible compiler compiling completer confident conform confused ' +
      'connection conservative construct consume contained containing content context contrast conversion converter cookie corrected correctly counter creation cruft curve decent declared decode decoding ' +
      'decorate deeper defining denote dependency derivation derive descending destination detection differing disable displayed domain drain driven driver effective elimination emulation ' +
      'excessive facility furnished overhead theme exclusion executing execution expansion export extensive falling fired fisherman forked forth foster fractional furthest generic guess handler helper hiding honest honestly horse hungry ' +
      'importing indent indexing indication infer inject injection insert insertion inspect intercept interpret intersection interval intro invocation invoking isolation issue italic ' +
      'labourer launch layer leaking lesser librarian literal loader loading locale locked locking logger logging login macro maize margin marker marking masked masking matrix measure medieval mentioned metric ' +
      'mixing modulo monitoring monkey naive newer nicer noticed notion novel offending ordering packet paint parameter parity parse patent patient phrase pointing positive postal precedence predicate ' +
      'preserved preset prevent print printer printing probe processor produce profiling prone propagation proposed providing quote radix raising ratio react reasoning referring reflected ' +
      'refuse rejection remainder removed render repeatable repeating replay resort restricting retain retried reverting revision reword rewriting saying schema scrolling shall skipping ' +
      'spawn speed stage staging stale stating steward stopping string stripping struct stuck stuff suite swapping tailor taking talking thorough thread threw timer titled token tough trace trailing trainee transaction transform ' +
      'trial trick truck trusted tuned unclear understand usable variation waited waiter whereas white widow widower wording wrote accent coder programmer farmer formation',
  ),
)
