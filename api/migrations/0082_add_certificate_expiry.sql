ALTER TABLE "providers" ADD COLUMN "certificate_expires_on" date;
