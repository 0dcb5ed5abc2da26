ALTER TABLE "rentals" ADD COLUMN "at_risk_at" timestamp (3) with time zone;
