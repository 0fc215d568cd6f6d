import { expect, it } from 'vitest';
import { ratingSummary } from './reviews.ts';
import { reviews } from './seed/reviews.ts';

it('has three reviews of 1 to 5 whole stars, dated as they are shown', () => {
  expect(reviews).toHaveLength(3);
  for (const review of reviews) {
    expect([1, 2, 3, 4, 5]).toContain(review.rating);
    expect(review.date).toMatch(/^\d{2}\/\d{2}\/\d{4}$/);
  }
});

it('writes the rating lines word for word', () => {
  expect(ratingSummary.averageLine).toBe(`Note moyenne : ${ratingSummary.average}/5`);
  expect(ratingSummary.countLine).toBe(`Basé sur ${ratingSummary.count} avis clients vérifiés`);
});
