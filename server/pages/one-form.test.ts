import { describe, expect, test } from 'vitest';
import { oneForm } from './one-form.ts';

describe('an address of a page', () => {
  test.each([
    ['/panchang/2027/03', '/panchang/2027/3'],
    ['/panchang/2027/3/', '/panchang/2027/3'],
    ['/panchang/2027-5-27', '/panchang/2027-05-27'],
    ['/panchang/2027-05-7/', '/panchang/2027-05-07'],
    ['/panchang/2027/05/7', '/panchang/2027-05-07'],
    ['/panchang/2027-03', '/panchang/2027/3'],
    ['/panchang/2027/003', '/panchang/2027/3'],
    ['/panchang//2027/3', '/panchang/2027/3'],
    ['/eclipses/02027', '/eclipses/2027'],
    ['/festivals/Rama%20Navami', '/festivals/rama-navami'],
    ['/muhurat/gruha_pratistha?year=2027', '/muhurat/gruha-pratistha?year=2027'],
    ['/festivals/diwali?on=2027-5-7&panji=kohinoor', '/festivals/diwali?on=2027-05-07&panji=kohinoor'],
    ['/Panchang/2027/3?District=Puri', '/panchang/2027/3?District=Puri'],
    ['/festivals/DIWALI/', '/festivals/diwali'],
    ['/eclipses/2027/?district=Puri', '/eclipses/2027?district=Puri'],
    ['/services/', '/services'],
    ['/services/Vehicle-Puja', '/services/vehicle-puja'],
    ['/muhurat/VIVAH-Bahaghara/?district=jajpur&year=2027', '/muhurat/vivah-bahaghara?district=Jajpur&year=2027'],
    ['/panchang?district=puri', '/panchang?district=Puri'],
    ['/panchang/2027/03?panji=Kohinoor&district=%20PURI+', '/panchang/2027/3?panji=kohinoor&district=Puri'],
    ['/eclipses/2027.data?district=khordha&_routes=x', '/eclipses/2027.data?district=Khordha&_routes=x'],
    ['/muhurat?lat=22.57260&lon=88.363899', '/muhurat?lat=22.5726&lon=88.3639'],
    ['/muhurat/vehicle-puja?lat=%2022.50&lon=88.0', '/muhurat/vehicle-puja?lat=22.5&lon=88'],
    ['/find-pandit?ritual=vehicle-puja&district=CUTTACK', '/find-pandit?ritual=vehicle-puja&district=Cuttack'],
    ['/find-pandit?ritual=vehicle-puja&district=khurda', '/find-pandit?ritual=vehicle-puja&district=Khordha'],
    ['/find-pandit?district=%E0%AC%AA%E0%AD%81%E0%AC%B0%E0%AD%80', '/find-pandit?district=Puri'],
    ['/panchang?district=कटक&panji=kohinoor', '/panchang?district=Cuttack&panji=kohinoor'],
    ['/panchang?district=Bhubaneswar', '/panchang?district=Khordha'],
  ])('%s is %s', (given, meant) => {
    expect(oneForm(given)).toBe(meant);
  });

  test.each([
    '/',
    '/panchang',
    '/panchang/2027/3',
    '/panchang/2027-03-05',
    '/panchang/2027',
    '/panchang/soon',
    '/festivals/diwali?on=soon',
    '/panchang/2027/3.data',
    '/pandits/3F2504E0-4F89-11D3-9A0C-0305E82C3301',
    '/my-bookings/',
    '/my-bookings?district=puri',
    '/panchang?district=Puri&panji=computed',
    '/panchang?district=atlantis',
    '/muhurat?lat=22.5726&lon=88.3639',
    '/muhurat?lat=99.00&lon=',
    '/panchang?district=%E0%A4%A&panji=none',
    '/find-pandit?district=',
    '//evil.example/',
  ])('%s stays', (path) => {
    expect(oneForm(path)).toBe(path);
  });
});
