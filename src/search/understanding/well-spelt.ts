import { wordsOf } from './fold.ts'

/**
 * English words that look like a misspelt name or word of the catalogue, but are well spelt: "hungry" is not Hungary, and
 * "farmer" is not "former". Also peoples and faiths that look like a nation: the Javanese are not Japanese. They are not
 * corrected.
 */
export const WELL_SPELT: ReadonlySet<string> = new Set(
  wordsOf(
    'accent adapter adopt adopted alert alignment alter angle attack aware bakery barber bible blank bother bullet bunch cancel caused challenge checked ' +
      'clarify clearer coder compatible compiler completer confident confused connection conservative construct content context contrast conversion cookie ' +
      'correctly counter creation decent deeper defend dependency disable domain drain driven driver effective expansion export facility falling farmer fired ' +
      'fisherman formation foster furnished helper hiding honest honestly horse hungry inspect issue labourer launch layer librarian login maize marking maternal matrix ' +
      'measure medieval mentioned miner monkey nicer noticed novel overhead paint patent patient phrase planner postal print printer printing processor produce programmer ' +
      'proposed providing quote raising ratio react reasoning referring refuse removed repeating saying shall speed stage stating steward stopping string ' +
      'stuck stuff suite tailor taking talking theme thread timer titled tough trainee trial truck trusted unclear understand waited white widow ' +
      'duolingo adventist assyrian aymara balinese breton chaldean javanese malayali monitoring newar parsi sundanese',
  ),
)
