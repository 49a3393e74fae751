/**
 * Names of programmes as students have heard them: abbreviations, former names, names with a people or a country in
 * them. The columns are those of `questions.ts`.
 */
export const NAME_QUESTIONS: readonly (readonly [searchKey: string, understood: string, among?: string])[] = [
  ['msca', 'words:msca', 'msca-postdoctoral-fellowships, msca-doctoral-networks'],
  ['kas scholarship', 'words:kas', 'konrad-adenauer-scholarships-international'],
  ['rosa luxemburg stiftung', 'words:luxemburg; words:stiftung', 'rosa-luxemburg-scholarships'],
  ['dutch bangla bank scholarship', 'words:bangla', 'dutch-bangla-bank-scholarship'],
  ['jjwbgsp', 'words:wbgsp', 'joint-japan-world-bank-graduate-scholarship'],
  ['nsf grfp', 'words:nsf; words:grfp', 'nsf-graduate-research-fellowship'],
  ['nsp scholarship', 'words:nsp', 'national-means-cum-merit-scholarship'],
  ['bidikmisi', 'words:bidikmisi', 'kip-kuliah-indonesia'],
  ['pec-pg', 'words:pec', 'pec-pg-brazil'],
  ['invest your talent', 'words:iyt', 'invest-your-talent-in-italy'],
  ['beca18', 'words:beca18', 'beca-18-peru'],
  ['banting', 'words:banting', 'canada-postdoctoral-research-award'],
  ['ashinaga africa initiative', 'words:ashinaga', 'ashinaga-africa-initiative'],
  ['african leadership academy', 'words:ala', 'african-leadership-academy-diploma'],
  ['shell nigeria scholarship', 'words:shell; country:Nigeria', 'nnpc-snepco-national-university-scholarship'],
  ['heslb', 'words:heslb', 'heslb-student-loans-tanzania'],
  ['pmsss', 'words:pmsss', 'pmsss-jammu-kashmir-ladakh'],
  ['swami vivekananda scholarship', 'words:swami; words:vivekananda', 'swami-vivekananda-merit-cum-means'],
  ['PM Yasasvi Scholarship', 'words:yasasvi', 'pm-yasasvi-obc-ebc-dnt'],
  ['GI Bill', 'words:gi', 'post-9-11-gi-bill'],
  ['IE University scholarship', 'words:ie', 'ie-university-scholarships'],
  ['becas manuel belgrano', 'words:manuel; words:belgrano', 'becas-manuel-belgrano'],
  ['fies', 'words:fies', 'fies-brazil'],
  ['eit urban mobility', 'words:eit', 'eit-master-school-scholarships'],
  ['getfund scholarship', 'words:getfund', 'getfund-scholarship-ghana'],
  ['fulbright garcia robles', 'words:fulbright; words:garcia; words:robles', 'fulbright-garcia-robles'],
]
