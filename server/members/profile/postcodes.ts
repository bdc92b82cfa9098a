import type { Postcode } from '#domain/members/account/address.ts';
import type { PostcodeSearch } from '../../kit/ports/postcode-search.ts';

const MOST = 20;

const row = (zipCode: string, roadAddress: string, building = ''): Postcode => ({
  zipCode,
  roadAddress,
  building,
});

/** Sample addresses; any other address is typed. */
const SAMPLE: readonly Postcode[] = [
  row('03045', '서울특별시 종로구 사직로 161', '경복궁'),
  row('03172', '서울특별시 종로구 세종대로 175', '세종문화회관'),
  row('04524', '서울특별시 중구 세종대로 110', '서울특별시청'),
  row('04383', '서울특별시 용산구 서빙고로 137', '국립중앙박물관'),
  row('04383', '서울특별시 용산구 이태원로 29', '전쟁기념관'),
  row('04782', '서울특별시 성동구 성수이로 78'),
  row('04781', '서울특별시 성동구 연무장길 47'),
  row('04763', '서울특별시 성동구 뚝섬로 273', '서울숲'),
  row('04066', '서울특별시 마포구 와우산로 94', '홍익대학교'),
  row('03925', '서울특별시 마포구 월드컵북로 400'),
  row('03722', '서울특별시 서대문구 연세로 50', '연세대학교'),
  row('05551', '서울특별시 송파구 올림픽로 300', '롯데월드타워'),
  row('05540', '서울특별시 송파구 올림픽로 424', '올림픽공원'),
  row('06164', '서울특별시 강남구 영동대로 513', '코엑스'),
  row('06236', '서울특별시 강남구 테헤란로 152', '강남파이낸스센터'),
  row('06035', '서울특별시 강남구 가로수길 43'),
  row('06757', '서울특별시 서초구 남부순환로 2406', '예술의전당'),
  row('07233', '서울특별시 영등포구 의사당대로 1', '국회의사당'),
  row('08826', '서울특별시 관악구 관악로 1', '서울대학교'),
  row('13529', '경기도 성남시 분당구 판교역로 166'),
  row('16490', '경기도 수원시 팔달구 정조로 825', '화성행궁'),
  row('10390', '경기도 고양시 일산서구 킨텍스로 217-60', '킨텍스'),
  row('21984', '인천광역시 연수구 아트센터대로 222', '아트센터인천'),
  row('34126', '대전광역시 유성구 대덕대로 480', '국립중앙과학관'),
  row('41911', '대구광역시 중구 국채보상로 670', '국채보상운동기념공원'),
  row('48060', '부산광역시 해운대구 센텀남대로 35', '신세계 센텀시티'),
  row('48094', '부산광역시 해운대구 해운대해변로 264', '해운대해수욕장'),
  row('61485', '광주광역시 동구 문화전당로 38', '국립아시아문화전당'),
  row('44675', '울산광역시 남구 대공원로 94', '울산대공원'),
  row('63122', '제주특별자치도 제주시 문연로 6', '제주특별자치도청'),
  row('24266', '강원특별자치도 춘천시 중앙로 1', '강원특별자치도청'),
  row('54999', '전북특별자치도 전주시 완산구 기린대로 99', '전주한옥마을'),
];

/**
 * Postcode search in the sample: every word of the query must occur in road, building or postcode.
 */
export const samplePostcodes: PostcodeSearch = {
  async search(query) {
    const words = query.split(/\s+/).filter(Boolean);
    if (words.length === 0) return [];
    const found = SAMPLE.filter(({ zipCode, roadAddress, building }) =>
      words.every((word) => `${zipCode} ${roadAddress} ${building}`.includes(word)),
    );
    return found.slice(0, MOST);
  },
};
